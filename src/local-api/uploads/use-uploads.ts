import type { Plugin } from 'graphql-yoga';
import { readUpload } from './read-upload';
import { bodyOf, UploadError } from './upload-error';
import type { StoredImage, Uploads } from './uploads';

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** Takes uploads at `POST /upload` and serves what it stored below `/images`. */
export function useUploads(uploads: Uploads): Plugin {
  return {
    onRequest: async (event) => {
      const { request, url } = event;
      const { pathname, origin } = url;
      if (request.method === 'POST' && pathname === '/upload')
        event.endResponse(await answer(request, origin, uploads));
      if (request.method === 'GET' && pathname.startsWith('/images/'))
        event.endResponse(show(uploads.find(pathname.slice('/images'.length))));
    },
  };
}

async function answer(request: Request, origin: string, uploads: Uploads): Promise<Response> {
  try {
    const stored = await uploads.store(await readUpload(request), origin);
    return new Response(JSON.stringify(stored), { headers: json });
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return new Response(bodyOf(error), { status: error.status, headers: json });
  }
}

function show(image: StoredImage | undefined): Response {
  if (!image) return new Response('There is no such image.', { status: 404 });
  const headers = { 'Content-Type': image.mediaType, 'X-Content-Type-Options': 'nosniff' };
  return new Response(image.bytes, { headers });
}
