import { invalid } from '../../kit/failure';
import type {
  AppVolunteeringEngagementsFilterInput as Filter,
  QueryappVolunteeringFilteredEngagementsArgs as FirstVersion,
} from '../../types/schema';

/**
 * The filter of the second version that means the same, without the search, whose texts differ.
 * A centre leaves out what has no place, unless remote engagements are asked for.
 */
export function filterOf(args: FirstVersion): Filter {
  const near = nearOf(args);
  return {
    near,
    isRemote: args.isRemote ?? (near ? false : null),
    topicIds: listOf(args.topicId),
    skillIds: listOf(args.skillId),
    languages: listOf(args.language),
    regularities: listOf(args.regularity),
    durations: listOf(args.duration),
    organizerId: args.organizerId,
    onlyOpen: false,
  };
}

function nearOf({ latitude, longitude, radius }: FirstVersion): Filter['near'] {
  if (latitude == null && longitude == null) return null;
  if (longitude == null) throw invalid('latitude', 'The latitude needs a longitude beside it.');
  if (latitude == null) throw invalid('longitude', 'The longitude needs a latitude beside it.');
  if (Math.abs(latitude) > 90) throw invalid('latitude', 'The latitude must be from -90 to 90.');
  if (Math.abs(longitude) > 180)
    throw invalid('longitude', 'The longitude must be from -180 to 180.');
  const kilometres = radius ?? 25;
  if (kilometres <= 0 || kilometres > 200)
    throw invalid('radius', 'The radius must be more than 0 and at most 200 kilometres.');
  return { point: { type: 'Point', coordinates: [longitude, latitude] }, radius: kilometres };
}

function listOf<Value>(value: Value | null | undefined): readonly Value[] {
  return value == null ? [] : [value];
}
