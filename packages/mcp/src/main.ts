#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { whenOrphaned } from 'graphql-docs-reference/calls';
import { runCheck } from './check-command';
import { serveStdio } from './create-server';
import type { SiteData } from './site';
import { createSite } from './site';

const usage = `Usage: [check [options] <files>]

Without arguments, serves the documentation to coding agents over stdio.
With check, checks the GraphQL documents in files; see check --help.`;

/** Serves a site, or checks files against it, from the package that has all that it needs. */
const data = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8')) as SiteData;
const [command, ...args] = process.argv.slice(2);

const { log: print, error: warn } = console;
if (command === 'check') {
  process.exitCode = runCheck(createSite(data), args, { print, warn, env: process.env });
} else if (command !== undefined) {
  const isAsked = command === '--help' || command === '-h';
  if (isAsked) print(usage);
  else warn(`Unexpected "${command}".\n\n${usage}`);
  process.exitCode = isAsked ? 0 : 2;
} else {
  whenOrphaned(() => process.exit());
  serveStdio(data, new URL('worker.js', import.meta.url), new URL('model.js', import.meta.url));
}
