#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { whenOrphaned } from 'graphql-docs-reference/calls';
import { serveStdio } from './create-server';
import type { SiteData } from './site';

/** Starts the server from the package that the site serves, where all that it needs lies beside it. */
const data = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8')) as SiteData;

whenOrphaned(() => process.exit());
serveStdio(data, new URL('worker.js', import.meta.url), new URL('model.js', import.meta.url));
