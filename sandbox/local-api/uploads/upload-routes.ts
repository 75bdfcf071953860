import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Env } from '../env';
import { readUpload } from './read-upload';
import { UploadError } from './read-form';
import type { Uploads } from './uploads';

/** Takes uploads at `POST /upload` and serves what it stored below `/images`. */
export function uploadRoutes(uploads: Uploads): Hono<Env> {
  return new Hono<Env>()
    .post('/upload', (c) => store(c, uploads))
    .get('/images/*', (c) => show(c, uploads));
}

async function store(c: Context<Env>, uploads: Uploads): Promise<Response> {
  try {
    return c.json(await uploads.store(await readUpload(c.req.raw), new URL(c.req.url).origin));
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    const { status, message, help } = error;
    return c.json({ message, help }, status);
  }
}

function show(c: Context<Env>, uploads: Uploads): Response {
  const image = uploads.find(c.req.path.slice('/images'.length));
  if (!image) return c.text('There is no such image.', 404);
  const headers = { 'Content-Type': image.mediaType, 'X-Content-Type-Options': 'nosniff' };
  return c.body(image.bytes, 200, headers);
}
