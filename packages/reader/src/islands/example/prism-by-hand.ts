/** Tells Prism, before it loads, to leave the blocks of the page alone. */
Object.assign(globalThis, { Prism: { manual: true } });
