#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { serveStdio } from './serve-stdio';
import type { SiteData } from './site-data';

/** Starts the server from the package that the site serves, where data and thread lie beside it. */
const data = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8')) as SiteData;

serveStdio(data, new URL('worker.js', import.meta.url));
