import type { Row, World } from '../../kit/world';

/** Matrix room of a space, which the homeserver makes five seconds after the space. */
export function chatRoomOf(space: Row<'spaces'>, { clock }: World): string | null {
  if (space.chatRoomId !== null) return space.chatRoomId;
  const seconds = (Date.parse(clock.now()) - Date.parse(space.createdAt)) / 1000;
  return seconds < 5 ? null : `!${space.slug}:chat.example`;
}
