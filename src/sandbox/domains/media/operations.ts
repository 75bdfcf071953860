import type { AnyResolvers, Context } from '../../kit/context';
import { maxUploadBytes, modelOfUploads } from '../../kit/uploads';

type MediaPurpose = 'AVATAR' | 'COVER' | 'CONTENT';

const folders: Readonly<Record<MediaPurpose, string>> = {
  AVATAR: '/avatars',
  COVER: '/covers',
  CONTENT: '/content',
};

export const mediaOperations = {
  Mutation: {
    getImagekitAuthParams: (
      _root: unknown,
      { purpose }: { readonly purpose: MediaPurpose },
      { world, uploads = modelOfUploads(world.clock) }: Context,
    ) => {
      const upload = {
        token: world.clock.newId(),
        folder: folders[purpose],
        acceptedTypes: acceptedTypes(purpose),
      };
      const { publicKey, uploadUrl, urlEndpoint } = uploads;
      const signed = uploads.sign(upload);
      return { ...upload, ...signed, publicKey, uploadUrl, urlEndpoint, maxBytes: maxUploadBytes };
    },
  },
} satisfies AnyResolvers;

function acceptedTypes(purpose: MediaPurpose): string[] {
  const pictures = ['image/jpeg', 'image/png', 'image/webp'];
  return purpose === 'CONTENT' ? [...pictures, 'image/gif'] : pictures;
}
