const start = 'this.props.context.helmetInstances.add(this),this.emitChange()';

/**
 * `react-helmet-async` makes the head of a page again with each of the dozen parts that add to it, an
 * eighth of the time that a page takes. Here it is made once, when it is first read.
 */
module.exports = function lateHead(source) {
  const [before, after, ...others] = source.split(start);
  if (after === undefined || others.length > 0)
    throw new Error(`${this.resourcePath} has no "${start}"`);
  return `${before}this.props.context.helmetInstances.add(this),makeLater(this)${after}\n${makeLater}\n`;
};

/** Gives the page a head which each part that is added takes the place of. */
function makeLater(part) {
  const { context } = part.props;
  const { setHelmet } = context;
  let head;
  const make = () => {
    context.setHelmet = (made) => {
      head = made;
    };
    part.emitChange();
    context.setHelmet = setHelmet;
    return head;
  };
  setHelmet(new Proxy({}, { get: (_, tag) => (head ?? make())[tag] }));
}
