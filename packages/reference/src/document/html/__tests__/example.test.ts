import { describe, expect, it } from 'vitest';
import type { Example } from '../../tree';
import { codeFrame, paragraph, text } from '../../tree';
import { toElements, toHtml } from '..';

const guest = {
  id: 'guest',
  label: 'Guest',
  sends: 'As a guest',
  description: 'Nobody in particular.',
};
const member = {
  id: 'member',
  label: 'Member',
  sends: 'As a member',
  description: 'Has an account.',
};

const request = codeFrame('graphql', [[['{ a }']]], { title: 'Request' });
const variables = codeFrame('json', [[['{}']]], { title: 'Variables' });
const response = codeFrame('json', [[['1']]], { title: 'Response' });

const node: Example = {
  type: 'example',
  name: 'space',
  as: member,
  callers: [guest, member],
  children: [paragraph(text('One.')), request, variables, response],
};

const html = (example: Example): string => toHtml(toElements(example));

describe('an example', () => {
  it('shows a sentence, who sends the request, and request and response side by side', () => {
    expect(html(node)).toMatch(
      /^<div class=example role=group aria-label=Example data-island=example data-name=space data-as=member><p>One\.<div class=exampleHead><p class=exampleCaller>As a member<div class=toolbar>.*<\/div><div class=exampleColumns>/,
    );
    expect(html(node)).toMatch(
      /<div class="exampleColumn exampleAsked">.*data-part=request>.*>Request<.*data-part=variables>.*>Variables<.*<div class="exampleColumn exampleAnswer">.*data-part=response>.*>Response</s,
    );
  });

  it('has no variables where the request takes none', () => {
    const markup = html({ ...node, children: [request, response] });
    expect(markup).not.toContain('data-part=variables');
    expect(markup).toContain(' data-shows=variables hidden>Variables</button>');
    expect(markup).toMatch(/data-part=request>.*exampleAnswer">.*data-part=response>/s);
  });

  it('does not say who sends the request where all get the same answer', () => {
    const markup = html({ ...node, as: undefined, callers: [] });
    expect(markup).toContain('<div class=exampleHead><div class=toolbar>');
    expect(markup).toContain('data-do=run');
    expect(markup).not.toMatch(/<select|As a member/);
  });

  it('can be run, changed and passed on by those whom a reader can choose', () => {
    const markup = html(node);
    expect(markup).toMatch(
      /^<div class=example role=group aria-label=Example data-island=example data-name=space data-as=member>/,
    );
    expect(markup).toContain(
      '<p class=exampleCaller>As a member<div class=toolbar>' +
        '<button class="toolbarButton isMain" type=button data-do=run data-busy="Running …">Run</button>' +
        '<label class=toolbarCaller><span>as</span><select class=toolbarButton>' +
        '<option value=guest title="Nobody in particular.">Guest' +
        '<option value=member title="Has an account." selected>Member' +
        '</select></label>' +
        '<button class=toolbarButton type=button data-do=edit>Edit</button>' +
        '<div class=toolbarRest>' +
        '<button class=toolbarButton type=button data-do=more aria-expanded=false>More</button>' +
        '<div class=toolbarMenu>' +
        '<button class=toolbarButton type=button data-do=copy-as>Copy as …</button>' +
        '<button class=toolbarButton type=button data-do=share>Share</button>' +
        '<button class=toolbarButton type=button data-do=playground>Open in playground</button>' +
        '<button class=toolbarButton type=button data-do=reset title="Your changes stay until you reset the data or reload the page." hidden>Reset test data</button>' +
        '</div></div>',
    );
  });

  it('says beside the title of its response what came of the request', () => {
    const denied = '{"data":{"a":null},"errors":[{"extensions":{"code":"FORBIDDEN"}}]}';
    const saidOf = (json: string): string =>
      html({ ...node, children: [request, codeFrame('json', [[[json]]], { title: 'Response' })] });
    expect(saidOf('{"data":{"a":1}}')).toContain(
      '>Response</span><span class=answerStatus role=status data-kind=good>200</span><span class=answerMessage role=status></span>',
    );
    expect(saidOf(denied)).toContain(' data-kind=failed>FORBIDDEN</span>');
  });

  it('says which step of a scenario it is, and leads to the next or to the first', () => {
    const part = { name: 'join', step: 'Ask', number: 1, count: 2, isLook: false };
    const next = '<button class=toolbarButton type=button data-do=next>Next step</button>';
    const restart = '<button class=toolbarButton type=button data-do=restart>Start again</button>';
    const first = html({ ...node, scenario: part });
    expect(first).toContain(' aria-label="Step 1 of 2: Ask" ');
    expect(first).toContain(
      ` data-scenario=join><div class=exampleStep><p>Step 1 of 2: Ask</p>${next}</div>`,
    );
    const last = html({ ...node, scenario: { ...part, number: 2 } });
    expect(last).toContain(`<p>Step 2 of 2: Ask</p>${restart}</div>`);
  });

  it('marks what somebody sees after a step, which leads nowhere', () => {
    const scenario = { name: 'join', step: '', number: 1, count: 2, isLook: true };
    const markup = html({ ...node, scenario });
    expect(markup).toContain(
      ' data-scenario=join data-view><div class=exampleStep><p>After step 1</div>',
    );
    expect(markup).not.toMatch(/data-do=(?:next|restart|playground|reset)/);
  });

  it('holds what the world is asked first', () => {
    expect(html({ ...node, after: '[{"query":"{ a }"}]' })).toContain(
      ' data-after="[{&#x22;query&#x22;:&#x22;{ a }&#x22;}]">',
    );
  });
});
