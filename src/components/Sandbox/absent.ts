/** Another schema is documented, which the sandbox does not know. */
export const loadLive = undefined;
export const Playground = undefined;
