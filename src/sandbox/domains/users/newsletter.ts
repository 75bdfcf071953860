import type { AnyResolvers, Context } from '../../kit/context';
import { notFound } from '../../kit/failure';

export const newsletterMutations = {
  Mutation: {
    unsubscribeFromNewsletter: (
      _root: unknown,
      { token }: { readonly token: string },
      { world }: Context,
    ) => {
      const account = world.accounts.all().find(({ newsletterToken }) => newsletterToken === token);
      if (!account) throw notFound('subscription');
      world.accounts.put({ ...account, receivesNewsletter: false });
      return null;
    },
  },
} satisfies AnyResolvers;
