export function InvitationSpacePage() {
  return null;
}
