type Load = () => Promise<unknown>;

interface Failed {
  readonly retry: () => void;
  readonly reject: () => void;
}

export interface PatientLoads {
  /** The same load, whose failure is not told to the caller but kept until one of the two below. */
  readonly wrap: (load: Load) => Load;
  /** Tries again everything that has failed; who waits for it does not notice. */
  readonly retry: () => void;
  /** Tells all callers that wait. */
  readonly giveUp: () => void;
}

/**
 * Docusaurus remembers a failure for as long as the page lives and reloads the page, or does
 * nothing. Loads that fail only once someone has decided so can be tried again instead.
 */
export function createPatientLoads(onFailure: (reason: unknown) => void): PatientLoads {
  let failed: Failed[] = [];

  function attempt(
    load: Load,
    resolve: (value: unknown) => void,
    reject: (reason: unknown) => void,
  ): void {
    load().then(resolve, (reason: unknown) => {
      failed.push({
        retry: () => attempt(load, resolve, reject),
        reject: () => reject(reason),
      });
      onFailure(reason);
    });
  }

  function takeFailed(): Failed[] {
    const taken = failed;
    failed = [];
    return taken;
  }

  return {
    wrap: (load) => () => new Promise((resolve, reject) => attempt(load, resolve, reject)),
    retry: () => takeFailed().forEach(({ retry }) => retry()),
    giveUp: () => takeFailed().forEach(({ reject }) => reject()),
  };
}
