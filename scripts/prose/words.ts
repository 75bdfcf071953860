const places =
  'above|after|as|at|before|behind|below|beside|between|by|first|here|how|in|inside|last|near|next|of|on|outside|there|together|under|where|with|within';

/** After "is no" and "are no". */
const comparisons = 'better|different|good|later|less|longer|more|one|other|use|worse';

/**
 * Words that readers stumble over, by why they do: a regular expression of them, and what is expected
 * in their place, as the end of the message.
 */
export const words: Readonly<Record<string, string>> = {
  // Clothes are mended; software, texts and data are fixed.
  mend: '"fix"',
  mends: '"fixes" or, as a noun, "fix"',
  mended: '"fixed"',
  mending: '"fixing"',

  // Texts, values and files are somewhere; they neither stand nor lie.
  // "stands for" and "stands out" are English.
  [`(?:stands?|stood) (?:${places})(?! for)`]: '"is" or the verb for what happens',
  '(?:stands?|stood)(?=[.,;:]|$)': '"is" or "stays"',
  [`standing (?:${places})(?! for)`]: '"in" or "that is"',
  'lies|lie|lying': '"is" or "are"',

  // Readers look for errors, bugs and problems.
  'faults?': '"error", "bug" or "problem"',
  faulty: '"wrong" or "broken"',

  // English negates the verb; "there is no" is fine.
  [String.raw`(?<!there )(?:is|was)(?: also)? no (?!${comparisons})[a-z][\w\-]*`]: '"isn\'t"',
  [String.raw`(?<!there )(?:are|were)(?: also)? no (?!${comparisons})[a-z][\w\-]*`]: '"aren\'t"',

  // "Where" is for a place, "if" for a condition.
  'where (?:needed|nobody|none|not|nothing|possible|there (?:are|is|was|were) no(?:ne)?)': '"if"',
  '(?<=null,? )where': '"if"',
  '(?<=^\\W*|[.!?] )Where (?:it|that)(?= [^,?]+,)': '"If"',

  // A verb says it in one word.
  '(?:a|the) (?:check|reading|sending|storing) of': 'the verb, such as "check"',

  // These are German in English words.
  advices: '"advice"',
  'begin of': '"start of"',
  informations: '"information"',
  respectively: '"or", or one sentence for each',
  'since(?= (?:\\d+|an?|one|some) (?:second|minute|hour|day|week|month|year))': '"for"',
  'so-called': 'nothing: leave it out',

  // A sentence names its subject.
  '(?<=^\\W*|[.!?] )One (?:that|which|who|whose)': 'a noun, such as "A token that"',
  '(?<=^\\W*|[.!?] )Ones (?:that|which|who|whose)': 'a noun, such as "Tokens that"',
  '(?<=^\\W*)Whoever': 'a noun, such as "Everyone who"',
  '(?:that|those) of (?:an?|another|each|its|the|their|your)': 'the noun again',
  'in the place of': '"instead of"',
  'beside (?:it|them|which)': '"next to it", "with it" or where it is',

  // Notes of an author to themselves, and the Latin that fills a layout.
  'fixme|lorem|tbd|todo': 'the text, or nothing',

  // A text does not speak.
  '(?:says|tells)(?: you)? (?:how|what|when|where|whether|which|who|whose|why)':
    '"shows", "describes", "explains" or what it is',
  'tells? of': '"describes"',
  'told of': '"described"',
  'speaks? of': '"describes" or "means"',
  'without a word': '"silently"',

  // Literary words slow readers down, above all those who learnt English late.
  'anew|afresh': '"again"',
  amongst: '"among"',
  happenings: '"events"',
  'hence|thus': '"so"',
  henceforth: '"from now on"',
  'in vain': '"without success"',
  lest: '"so that … not"',
  'thereby|therein|thereof|therewith': '"so", or the preposition with its noun',
  upon: '"on"',
  whilst: '"while"',

  // Idioms are read literally by people who learnt English late.
  'at a glance': '"quickly", or nothing',
  'as ever': '"as before"',
  'at first sight': '"at first"',
  'at hand': '"ready", "available" or the noun it means',
  'by heart': '"already" or the verb that is meant',
  'comes? of it': '"results"',
  'for the time being': '"for now"',
  'in one go': '"at once"',
  'in the long run': '"over time"',
  'on the fly': 'when it happens, such as "while the page is built"',
  'once and for all': 'nothing: leave it out',
  'out of the box': '"without configuration"',
  "other people's software": '"third-party software"',
  'under the hood': '"inside"',

  // What is easy for the writer may not be for the reader.
  'eas(?:y|ily|ier|iest)': 'what to do, without judging it',
  'effortless(?:ly)?': 'what to do, without judging it',
  'just|simply': '"only", or nothing',
  'obviously|of course': 'nothing: leave it out',
  powerful: 'what it can do',
  'seamless(?:ly)?': 'what happens',

  // One word does for three.
  'are able to|is able to': '"can"',
  'by means of': '"with"',
  'due to the fact that': '"because"',
  'for the purpose of': '"for"',
  'in order to': '"to"',
  'in the event that': '"if"',
  'it is possible to': '"you can"',
  'makes? use of': '"use"',
  'prior to': '"before"',
  'utili[sz]e[sd]?': '"use"',
  'with regard to': '"about"',
};
