// Wraps: a picture that is the same in both colour modes is in a page once.
import type { ReactNode } from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';

export default function ThemedImageWrapper(props: Props): ReactNode {
  const { sources, alt, ...rest } = props;
  if (sources.light !== sources.dark) return <ThemedImage {...props} />;
  return <img src={sources.light} alt={alt} {...rest} />;
}
