import { ask, create } from 'graphql-docs-reader/islands';
import type { CloudEvent } from '../webhooks/catalogue';
import { sign, webhookSecret } from '../webhooks/sign';
import { t } from '../t';
import type { Copy, Delivery, Receiver, Verdict } from './receiver';
import { createReceiver, signatureOf, withOtherId } from './receiver';
import { create as createTask, finish, garden, readTask, rename } from './requests';

interface Task extends Copy {
  readonly id: string;
  readonly title: string;
  readonly progress: string;
}

/** An event and the request that delivers it, which the reader may have changed. */
interface OnItsWay {
  readonly event: CloudEvent;
  delivery: Delivery;
}

const minutesLate = 6;

/** The page about webhooks, in which a mutation sends its event to a receiver of the page. */
export function wake(lab: HTMLElement): void {
  const part = (name: string): HTMLElement => partOf(lab, name, HTMLElement);
  const events = partOf(lab, 'events', HTMLSelectElement);
  const fields = {
    timestamp: partOf(lab, 'timestamp', HTMLInputElement),
    signature: partOf(lab, 'signature', HTMLInputElement),
    body: partOf(lab, 'body', HTMLTextAreaElement),
  };
  const secret = partOf(lab, 'secret', HTMLInputElement);
  let onTheWay: OnItsWay[] = [];
  let taskId: string | undefined;
  let receiver = newReceiver();
  let last = Promise.resolve();

  const current = (): OnItsWay | undefined => onTheWay[events.selectedIndex];

  /** Sends a mutation, and has the events that it causes signed. */
  async function cause(query: string, variables: object): Promise<void> {
    await ask('takeEvents', null);
    const data = await run(query, variables);
    taskId = Object.values(data)[0]?.id ?? taskId;
    const caused = (await ask('takeEvents', null)) as readonly CloudEvent[];
    for (const event of caused) {
      onTheWay.push({ event, delivery: await signed(JSON.stringify(event)) });
      events.append(create('option', {}, labelOf(event)));
    }
    const types = caused.map(labelOf).join(', ');
    part('sent').hidden = false;
    part('sent').textContent = `${query}\n\n${JSON.stringify(variables, undefined, 2)}`;
    part('caused').textContent = types === '' ? t('lab.noEvent') : t('lab.caused', { types });
    if (caused.length > 0) await choose(onTheWay.length - 1);
  }

  async function choose(index: number): Promise<void> {
    events.selectedIndex = index;
    await show();
  }

  /** Writes the request of the chosen event into the fields. */
  async function show(): Promise<void> {
    const { timestamp = '', signature = '', body = '' } = current()?.delivery ?? {};
    fields.timestamp.value = timestamp;
    fields.signature.value = signature;
    fields.body.value = body;
    await check();
  }

  async function put(delivery: Delivery): Promise<void> {
    const chosen = current();
    if (chosen) chosen.delivery = delivery;
    await show();
  }

  const written = (): Delivery => ({
    timestamp: fields.timestamp.value,
    signature: fields.signature.value,
    body: fields.body.value,
  });

  /** Says which signature the receiver works out, and whether the request has it. */
  async function check(): Promise<void> {
    const hasEvent = onTheWay.length > 0;
    for (const field of [events, ...Object.values(fields), secret]) field.disabled = !hasEvent;
    for (const button of lab.querySelectorAll<HTMLButtonElement>('[data-do]')) {
      const needs = button.dataset['do'] ?? '';
      button.disabled =
        needs === 'rename' || needs === 'finish'
          ? taskId === undefined
          : !['create', 'restart'].includes(needs) && !hasEvent;
    }
    const { timestamp, signature, body } = written();
    const expected = await signatureOf(body, timestamp, secret.value);
    const isSame = signature.split(',').some((given) => given.trim() === expected);
    const verdict = isSame ? t('lab.genuine') : t('lab.differs', { signature: expected });
    part('check').textContent = hasEvent ? verdict : '';
  }

  async function deliver(): Promise<void> {
    const delivery = written();
    const chosen = current();
    if (!chosen) return;
    chosen.delivery = delivery;
    const verdict = await receiver.receive(delivery, secret.value, now());
    const status = create('strong', {}, String(verdict.status));
    const entry = create('li', {}, `${labelOf(chosen.event)}: `, status);
    entry.append(`. ${reasons[verdict.reason]}`);
    entry.dataset['verdict'] = verdict.status < 300 ? 'accepted' : 'refused';
    part('log').append(entry);
    showCopy(receiver);
  }

  function showCopy({ copy }: Receiver<Task>): void {
    const { title, progress, updatedAt } = copy() ?? {};
    part('copy').textContent =
      title === undefined
        ? t('lab.noCopy')
        : t('lab.copy', { title, progress: progress ?? '', updatedAt: updatedAt ?? '' });
  }

  async function restart(): Promise<void> {
    onTheWay = [];
    taskId = undefined;
    receiver = newReceiver();
    events.replaceChildren();
    part('log').replaceChildren();
    secret.value = webhookSecret;
    part('caused').textContent = t('lab.nothingYet');
    part('sent').hidden = true;
    showCopy(receiver);
    await show();
  }

  const actions: Readonly<Record<string, () => Promise<void>>> = {
    create: () => cause(createTask, { input: { spaceId: garden, title: 'Water the beds' } }),
    rename: () => cause(rename, { id: taskId, input: { title: 'Water the beds and the hedge' } }),
    finish: () => cause(finish, { id: taskId, input: { progress: 'DONE' } }),
    deliver,
    again: async () => put(await signed(JSON.stringify(current()?.event))),
    delay: async () => put(await signed(written().body, now() - minutesLate * 60)),
    change: () => put({ ...written(), body: withOtherId(written().body) }),
    forge: async () => {
      const { body, timestamp } = written();
      await put({ body, timestamp, signature: await sign(body, timestamp, 'a-guess') });
    },
    restart,
  };

  lab.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const act = actions[button?.dataset['do'] ?? ''];
    if (!act) return;
    // Each finds what the one before it has left.
    last = last.then(act).catch((reason: unknown) => {
      part('caused').textContent = reason instanceof Error ? reason.message : String(reason);
    });
  });
  lab.addEventListener('input', ({ target }) => void (target === events ? show() : check()));
  lab.dataset['answers'] = '';
  void check();
}

function partOf<E extends HTMLElement>(lab: HTMLElement, name: string, kind: new () => E): E {
  const found = lab.querySelector(`[data-part=${name}]`);
  if (!(found instanceof kind)) throw new Error(`The lab has no part "${name}".`);
  return found;
}

const reasons: Readonly<Record<Verdict['reason'], string>> = {
  accepted: t('lab.accepted'),
  unchanged: t('lab.unchanged'),
  duplicate: t('lab.duplicate'),
  old: t('lab.old'),
  forged: t('lab.forged'),
  noEvent: t('lab.notAnEvent'),
};

function newReceiver(): Receiver<Task> {
  return createReceiver<Task>(async (subject) => {
    const id = subject.replace(/^task\//, '');
    return (await run(readTask, { id }))['taskById'] as Task | undefined;
  });
}

/** As the admin of the space. */
async function run(
  query: string,
  variables: object,
): Promise<Readonly<Record<string, { readonly id?: string } | undefined>>> {
  const { response } = await ask('run', {
    query,
    variables: JSON.stringify(variables),
    as: 'admin',
  });
  const { data, errors = [] } = JSON.parse(response) as {
    readonly data?: Readonly<Record<string, { readonly id?: string } | undefined>> | null;
    readonly errors?: readonly { readonly message: string }[];
  };
  const [error] = errors;
  if (error) throw new Error(error.message);
  return data ?? {};
}

/** As the delivery service sends a body, with the real secret. */
async function signed(body: string, time = now()): Promise<Delivery> {
  const timestamp = String(time);
  return { timestamp, body, signature: await sign(body, timestamp) };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function labelOf({ type, sequence }: CloudEvent): string {
  const name = type.split('.').slice(-3, -1).join('.');
  return t('lab.event', { name, sequence: Number(sequence) });
}
