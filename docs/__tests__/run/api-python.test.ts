import { beforeAll, expect, it } from 'vitest';
import { sampleCode } from '../load-sample';
import type { RunPython } from '../python';
import { startPython } from '../python';

/** What the client function of the page makes of an answer, or of an exception in its place. */
const send = `
import io, types
api = types.ModuleType("api")
exec(code, api.__dict__)

class Response(io.BytesIO):
    headers = {"X-Request-Id": "1"}

def urlopen(request, timeout):
    if failure:
        raise eval(failure, api.__dict__)
    return Response(answer.encode())

api.urlopen = urlopen
try:
    said = str(api.send("https://api.test/graphql", "{ __typename }"))
except Exception as error:
    said = f"{type(error).__name__}: {error}"
said
`;

const code = sampleCode('docs/forming-requests.mdx', 'api.py');
let runPython: RunPython;
beforeAll(async () => {
  runPython = await startPython();
}, 60_000);

it.each([
  ['{ "data": { "a": null }, "errors": [] }', '', "({'a': None}, [])"],
  ['{ "errors": [{ "message": "No." }] }', '', 'RequestFailed: No.'],
  ['<html>', '', 'NoResponse: Expecting value: line 1 column 1 (char 0)'],
  ['', 'TimeoutError("timed out")', 'NoResponse: timed out'],
  ['', 'HTTPException("cut off")', 'NoResponse: cut off'],
])('makes of the answer "%s" or the failure "%s": %s', (answer, failure, said) => {
  expect(runPython(send, { code, answer, failure })).toBe(said);
});
