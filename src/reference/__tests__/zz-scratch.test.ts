import { it } from 'vitest';
import { buildSchema } from 'graphql';
import { createContext } from '../context';
import { printPage } from '../page';
import { renderPage } from './render';
const F='```';
const cases: Record<string,string> = {
'a script': '<script>alert(1)</script>',
'an expression': '{process.env.HOME}',
'a comment of MDX': '{/* hidden */}',
'a component': '<Member default={process.env.HOME} />',
'a stray backtick': 'One ` backtick',
'markup after code': '`ID`<br>',
'an import': "import x from 'y'",
'an export': 'export const x = 1',
'an admonition': ':::note\nText\n:::',
'a directive': ':span[x]{onclick=a}',
'an HTML comment': 'a --> <!-- b -->',
'a comment with blank lines': "<!--\n\nimport x from 'y'\n\n-->",
'a closing tag': '</details>',
'quotes': `"double" and 'single'.`,
'a table pipe': 'a | b',
'right-to-left text': '\u202eטקסט',
'a heading': '# Heading',
'a script address': '[x](javascript:alert(1))',
'an image': '![A cat](https://a.example/cat.png)',
'lines of front matter': '---\nslug: /x\n---',
'an MDX fence': F+'mdx-code-block\n{process.env.HOME}\n'+F,
'an MDX fence in a fence': F+F+'\n'+F+'mdx-code-block\n{process.env.HOME}\n'+F+'\n'+F+F,
};
it('x', async () => {
 for (const [k,v] of Object.entries(cases)) {
  const q=(s:string)=>JSON.stringify(s);
  const c = createContext(buildSchema(`type Query { old(a: String = ${q(v)}): S @deprecated(reason: ${q(v)}) }\n${q(v)} scalar S enum E { ${q(v)} A }`),{sourceUrl:()=>undefined,endpoint:undefined});
  const out = [];
  for (const n of ['S','E','old']) { let mdx=printPage(c, c.symbols.find(s=>s.name===n)!); try { out.push(await renderPage(mdx)); } catch (e) { out.push('FAIL '+e + '\n' + mdx); } }
   console.log(`${k}:: ${JSON.stringify(out[0].split('<h2>')[0])}\n  ${JSON.stringify(out[1].split('<td>')[2]?.split('</td>')[0])}\n ${JSON.stringify(out[2].split('<pre>')[0])}\n ${JSON.stringify(/default=.*?>/.exec(out[2])?.[0])}`);
 }
});
