import { expect, it } from 'vitest';
import { cleanPost } from '../blog-feeds';

it('keeps the text, code, tables, pictures and links of a post', () => {
  const post =
    '<p>See <a href="https://a.example/b?c=1&#x26;d=2"><code>a &#x3C; b</code></a>.</p>' +
    '<table><tbody><tr><td colspan="2"></td></tr></tbody></table><img src="https://a.example/c.png" alt="A pier">';
  expect(cleanPost(post)).toBe(post);
});

it('keeps nothing that only means something on the site', () => {
  expect(
    cleanPost(
      '<h2 class="anchor" id="a">One<a class="hash-link" href="#a">​</a></h2><!-- -->' +
        '<p>Read <a class="" target="_blank" href="https://a.example">it<span class="externalMark"><span> (opens in a new tab)</span></span></a>.</p>',
    ),
  ).toBe('<h2>One</h2><p>Read <a href="https://a.example">it</a>.</p>');
});

it('makes of an example that can be run its caption, title and code', () => {
  expect(
    cleanPost(
      '<div class="example" data-island="example"><div class="exampleHead"><p class="exampleCaller">As a guest</p>' +
        '<div class="toolbar"><button>Run</button><label><span>as</span><select><option>Guest</option></select></label></div></div>' +
        '<div class="codeFrame"><div class="codeBar"><span class="codeTitle">New<wbr>Spaces</span><span role="status">200</span>' +
        '<div class="codeButtons"><span class="copy"><button>Copy</button></span></div></div>' +
        '<pre tabindex="0"><code><span class="keyword">query</span> {\n<!-- -->  <a class="member" href="https://a.example/b">b</a>\n}\n</code></pre></div></div>',
    ),
  ).toBe(
    '<div><div><p>As a guest</p></div><div><div><p>NewSpaces</p></div>' +
      '<pre><code>query {\n  <a href="https://a.example/b">b</a>\n}\n</code></pre></div></div>',
  );
});

it('leaves out what is drawn, hidden, or said while scripts run', () => {
  expect(
    cleanPost(
      '<figure><svg></svg><figcaption>A way</figcaption></figure><p hidden="">a</p><p aria-hidden="true">b</p><p role="status">c</p>',
    ),
  ).toBe('<figure><figcaption>A way</figcaption></figure>');
});
