const parameters = /^(?:utm_.*|fbclid|gclid|mc_cid|mc_eid|igshid|si)$/;

/** A valid address without what tells its owner where a visitor came from. */
export function withoutTracking(address: string): string {
  const url = new URL(address);
  const tracking = [...url.searchParams.keys()].filter((name) => parameters.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return tracking.length > 0 ? url.href : address;
}
