/** A page is compiled as soon as anything but an `import()` names its module. */
module.exports = function leanRegistry(source) {
  return source.replace(/require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g, 'undefined');
};
