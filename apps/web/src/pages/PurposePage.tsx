export function PurposePage() {
  return null;
}
