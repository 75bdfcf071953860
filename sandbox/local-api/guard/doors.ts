const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** A form of a sign-in, with room for what Node takes of the same in an address. */
export const smallBytes = 16 * kibibyte;

/** A document and variables at their limits, each character escaped. */
export const jsonBytes = 2 * mebibyte;

/** One file of 10 MiB, which is what the platform takes, and the form around it. */
const formBytes = 11 * mebibyte;

/** How long a body may take whose length nobody has said, or that is small, in milliseconds. */
export const patience = 30_000;

/** What the paths of a part of the server take of a request. */
export interface Door {
  readonly path: RegExp;
  /** Most bytes of a body. */
  readonly bytes: number;
  /** Most bytes of a body that is a form with files, where it may be one. */
  readonly formBytes?: number;
  /** What any site may have a browser load from here, in the words of `Sec-Fetch-Dest`. */
  readonly loads?: readonly string[];
  /** The same for a page that differs from this server by its port alone. */
  readonly loadsBeside?: readonly string[];
  /** A path with parameters is a call, and none of what may be loaded. */
  readonly isCallWithParameters?: boolean;
  /** A listener of Node reads the body, so its length must be known before. */
  readonly needsLength?: boolean;
  /** Answers programs of this machine, in JSON-RPC. */
  readonly isForAgents?: boolean;
}

const page = ['document'];
const provider = { bytes: smallBytes, needsLength: true };

/** The first that fits is the one. */
const doors: readonly Door[] = [
  { path: /^\/graphql$/, bytes: jsonBytes, formBytes, loads: page, isCallWithParameters: true },
  { path: /^\/mcp$/, bytes: jsonBytes, isForAgents: true },
  { path: /^\/upload$/, bytes: formBytes },
  // Front ends show what was uploaded.
  { path: /^\/images\//, bytes: smallBytes, loads: ['image', ...page] },
  // Front ends lead people to sign-in and sign-out, and look for a session in a frame, which gets no page.
  { path: /^\/oauth2\/authorize/, ...provider, loads: page, loadsBeside: ['iframe'] },
  { path: /^\/(?:oauth2\/logout|sign-in\/)/, ...provider, loads: page },
  { path: /^\/(?:oauth2|\.well-known)\//, ...provider },
  { path: /^\/$/, bytes: smallBytes, loads: page },
];

/** What takes least: a new route has it until it gets its own. */
const otherDoor: Door = { path: /^/, bytes: smallBytes };

export function doorAt(path: string): Door {
  return doors.find((door) => door.path.test(path)) ?? otherDoor;
}
