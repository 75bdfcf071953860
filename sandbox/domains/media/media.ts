import type { Resolvers } from '../../shared/context';
import { maxUploadBytes, modelOfUploads } from '../../shared/uploads';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Where pictures of a purpose are stored, and what they may be. */
const kinds = {
  AVATAR: { folder: '/avatars', acceptedTypes: pictures },
  COVER: { folder: '/covers', acceptedTypes: pictures },
  CONTENT: { folder: '/content', acceptedTypes: [...pictures, 'image/gif'] },
};

export const media = {
  Mutation: {
    getImagekitAuthParams: (
      _root,
      { purpose },
      { world, uploads = modelOfUploads(world.clock) },
    ) => {
      const upload = { token: world.clock.newId(), ...kinds[purpose] };
      const { publicKey, uploadUrl, urlEndpoint } = uploads;
      const signed = uploads.sign(upload);
      return { ...upload, ...signed, publicKey, uploadUrl, urlEndpoint, maxBytes: maxUploadBytes };
    },
  },
} satisfies Resolvers;
