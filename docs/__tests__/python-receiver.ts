import { sampleCode } from './load-sample';
import { startPython } from './python';

/** Functions of the receiver in Python that `docs/integration-events.mdx` shows, as a module. */
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
  /** Empties the database. */
  readonly forget: () => void;
}

const start = `
import json, logging, types
receiver = types.ModuleType("receiver")
exec(code, receiver.__dict__)
logging.disable()
db = receiver.connect(":memory:")
handled = []

def handle_stored(failing):
    def handle(event):
        if event["id"] in failing:
            raise ValueError("The API is away.")
        handled.append(event["id"])
    handled.clear()
    receiver.handle = handle
    receiver.handle_stored(db)
    return json.dumps(handled)
`;

/** Loads the receiver with a database in memory and the secret `local-webhook-secret`. */
export async function loadReceiver(): Promise<Receiver> {
  const run = await startPython();
  run(start, { code: sampleCode('docs/integration-events.mdx', 'receiver.py') });
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
    forget: () => void run('db.execute("DELETE FROM events")'),
  };
}
