import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import type { PyDict } from 'pyodide/ffi';

/** Runs code with some values as its global names, and returns what its last line is. */
export type RunPython = (code: string, values?: Readonly<Record<string, unknown>>) => unknown;

/** A Python that needs none on the machine; it takes some seconds to start. */
export async function startPython(): Promise<RunPython> {
  const indexURL = fileURLToPath(new URL('.', import.meta.resolve('pyodide')));
  const python = await loadPyodide({ indexURL });
  const names = python.globals as PyDict;
  return (code, values = {}) => {
    for (const [name, value] of Object.entries(values)) names.set(name, value);
    return python.runPython(code) as unknown;
  };
}
