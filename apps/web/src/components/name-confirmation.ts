/** What `ConfirmDialog` has somebody type before a thing is lost for good: its name. */
export const nameConfirmation = (what: string, name: string) => ({
  text: name,
  label: `Type the name of the ${what} to confirm`,
  problem: `This is not the name of the ${what}.`,
});
