#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { whenOrphaned } from 'graphql-docs-reference/calls';
import { runCheck } from './check-command';
import { serveStdio } from './create-server';
import type { SiteData } from './site';
import { createSite } from './site';

/** Serves a site, or checks files against it, from the package that has all that it needs. */
const data = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8')) as SiteData;
const [command, ...args] = process.argv.slice(2);

if (command === 'check') {
  const { log: print, error: warn } = console;
  process.exitCode = runCheck(createSite(data), args, { print, warn, env: process.env });
} else {
  whenOrphaned(() => process.exit());
  serveStdio(data, new URL('worker.js', import.meta.url), new URL('model.js', import.meta.url));
}
