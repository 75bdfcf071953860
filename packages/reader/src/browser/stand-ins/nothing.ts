/** Nothing of it is needed. */
export default undefined;
