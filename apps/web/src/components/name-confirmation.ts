/** For `ConfirmDialog`: the user must type a thing's name before it is permanently deleted. */
export const nameConfirmation = (what: string, name: string) => ({
  text: name,
  label: `Type the name of the ${what} to confirm`,
  problem: `This is not the name of the ${what}.`,
});
