import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * In the dev server: what replaces modules can't replace one that has failed, and shows its error once
 * more when it is repaired.
 */
if (ExecutionEnvironment.canUseDOM) {
  let hasFailed = false;
  window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'webpackErrors') hasFailed = true;
    if (hasFailed && data?.type === 'webpackOk') window.location.reload();
  });
}
