import { sampleCode } from './load-sample';
import { startPython } from './python';

/** Functions of the receiver in Python that `docs/webhooks/receivers.mdx` shows, as a module. */
export interface Receiver {
  readonly isGenuine: (
    secret: string,
    timestamp: string,
    signatures: string,
    body: string,
    now: number,
  ) => boolean;
  /** Status for a request with an empty header for one that is missing. */
  readonly receive: (timestamp: string, signatures: string, body: string, now: number) => number;
  /** Ids of the events that are handled now; those in `failing` fail. */
  readonly handleStored: (...failing: readonly string[]) => readonly string[];
  /** Handles what is stored with the `handle` of the page, and the answer of the API. */
  readonly copyTasks: (now: number, answer: object, fails?: boolean) => Copies;
  /** Empties the database. */
  readonly forget: () => void;
}

/** What is left after a round, and what the receiver asked the API. */
export interface Copies {
  readonly titles: readonly string[];
  /** How many events are not handled. */
  readonly waiting: number;
  /** Address, headers, headers after a redirect, and body of each request. */
  readonly requests: readonly (readonly [string, object, object, object])[];
}

const start = `
import io, json, logging, os, time, types
from urllib.request import HTTPRedirectHandler
receiver = types.ModuleType("receiver")
exec(code, receiver.__dict__)
logging.disable()
db = receiver.connect(":memory:")
handled = []
handle_task = receiver.handle
os.environ["API_TOKEN"] = "person"
receiver.API_URL = "https://api.test/graphql"

def copies(now, answer, fails):
    requests = []
    def urlopen(request, timeout):
        redirected = HTTPRedirectHandler().redirect_request(request, None, 302, "", {}, "https://a.test/")
        headers = [dict(each.header_items()) for each in (request, redirected)]
        requests.append([request.full_url, *headers, json.loads(request.data)])
        return io.BytesIO(answer.encode())
    def handle(event, db, now):
        result = handle_task(event, db, now)
        if fails:
            raise ValueError("The process stops here.")
        return result
    receiver.urlopen = urlopen
    receiver.handle = handle
    receiver.handle_stored(db, now)
    tasks = db.execute("SELECT title FROM tasks").fetchall()
    waiting = db.execute("SELECT count(*) FROM events WHERE handled_at IS NULL").fetchone()
    return json.dumps({"titles": [title for title, in tasks], "waiting": waiting[0], "requests": requests})

def handle_stored(failing):
    def handle(event, db, now):
        if event["id"] in failing:
            raise ValueError("The API is away.")
        handled.append(event["id"])
        return True
    handled.clear()
    receiver.handle = handle
    receiver.handle_stored(db, time.time())
    return json.dumps(handled)
`;

/** Loads the receiver with a database in memory and the secret `local-webhook-secret`. */
export async function loadReceiver(): Promise<Receiver> {
  const run = await startPython();
  run(start, { code: sampleCode('docs/webhooks/receivers.mdx', 'receiver.py') });
  return {
    isGenuine: (secret, at, signatures, body, now) =>
      run('receiver.is_genuine(secret, at, signatures, body.encode(), now)', {
        secret,
        at,
        signatures,
        body,
        now,
      }) === true,
    receive: (at, signatures, body, now) =>
      Number(
        run(
          'receiver.receive(db, "local-webhook-secret", {"Webhook-Timestamp": at, "Webhook-Signature": signatures}, body.encode(), now)',
          { at, signatures, body, now },
        ),
      ),
    handleStored: (...failing) =>
      JSON.parse(
        String(run('handle_stored(json.loads(failing))', { failing: JSON.stringify(failing) })),
      ) as string[],
    copyTasks: (now, answer, fails = false) =>
      JSON.parse(
        String(run('copies(now, answer, fails)', { now, answer: JSON.stringify(answer), fails })),
      ) as Copies,
    forget: () => void run('db.execute("DELETE FROM events"); db.execute("DELETE FROM tasks")'),
  };
}
