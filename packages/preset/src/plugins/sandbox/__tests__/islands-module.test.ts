import { expect, it } from 'vitest';
import { islandsModule } from '..';

it('has each island of a site load its module when it is used', () => {
  expect(islandsModule('/site', { 'tide-table': 'src/tides' })).toBe(
    'export default {\n  "tide-table": { wakes: \'on-use\', load: () => import("/site/src/tides") },\n};\n',
  );
});

it('has none for a site that adds none', () => {
  expect(islandsModule('/site', {})).toBe('export default {\n};\n');
});
