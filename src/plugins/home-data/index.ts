import type { Plugin } from '@docusaurus/types';
import { countDomains } from './count-domains';
import { lastRelease } from './last-release';
import { newestPosts } from './newest-posts';

/** Gives the home page what it takes from the schema and from the blog, each time either changes. */
export default function homeData(): Plugin {
  return {
    name: 'home-data',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('domains.json', JSON.stringify(countDomains(allContent)));
      await actions.createData('release.json', JSON.stringify(lastRelease(allContent)));
      await actions.createData('posts.json', JSON.stringify(newestPosts(allContent)));
    },
  };
}
