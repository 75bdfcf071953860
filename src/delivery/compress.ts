import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a packet is one packet either way. */
const fewestBytes = 1024;

/**
 * Writes a file again with brotli and with gzip, beside it, unless it is small.
 *
 * @param isLasting whether the file is requested by every reader and stays: the best quality takes
 *   thirty times as long, and saves a tenth.
 */
export async function compress(path: string, isLasting: boolean): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < fewestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLasting ? constants.BROTLI_MAX_QUALITY : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((smaller) => writeFile(`${path}.br`, smaller)),
    zip(bytes, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
