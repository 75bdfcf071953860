import { beforeAll, expect, it } from 'vitest';
import { sampleCode } from '../load-sample';
import type { RunPython } from '../python';
import { startPython } from '../python';

/** What the client function of the page makes of an answer, or of an exception in its place. */
const send = `
import io, json, types
from urllib.request import HTTPRedirectHandler
api = types.ModuleType("api")
exec(code, api.__dict__)

class Response(io.BytesIO):
    headers = {"X-Request-Id": "1"}

def urlopen(request, timeout):
    other = "https://other.test/"
    redirected = HTTPRedirectHandler().redirect_request(request, None, 302, "Found", {}, other)
    sent.extend(each.get_header("Authorization") for each in [request, redirected])
    if failure:
        raise eval(failure, api.__dict__)
    return Response(answer.encode())

api.urlopen = urlopen
sent = []
try:
    said = str(api.send("https://api.test/graphql", "{ __typename }", token="secret"))
except Exception as error:
    said = f"{type(error).__name__}: {error}"
said
`;

const code = sampleCode('docs/forming-requests.mdx', 'api.py');
let runPython: RunPython;
beforeAll(async () => {
  runPython = await startPython();
}, 60_000);

const nothing = 'The response holds neither data nor errors.';
it.each([
  ['{ "data": { "a": null }, "errors": [] }', '', "({'a': None}, [])"],
  ['{ "errors": [{ "message": "No." }] }', '', 'RequestFailed: No.'],
  ['{ "data": null }', '', `RequestFailed: ${nothing}`],
  ['{}', '', `RequestFailed: ${nothing}`],
  ['{ "errors": [] }', '', `RequestFailed: ${nothing}`],
  ['[]', '', "NoResponse: The response isn't a JSON object."],
  ['<html>', '', 'NoResponse: Expecting value: line 1 column 1 (char 0)'],
  ['', 'TimeoutError("timed out")', 'NoResponse: timed out'],
  ['', 'HTTPException("cut off")', 'NoResponse: cut off'],
])('makes of the answer "%s" or the failure "%s": %s', (answer, failure, said) => {
  expect(runPython(send, { code, answer, failure })).toBe(said);
});

it('sends the token, but not to the target of a redirect', () => {
  runPython(send, { code, answer: '{ "data": {} }', failure: '' });
  expect(runPython('json.dumps(sent)')).toBe('["Bearer secret", null]');
});
