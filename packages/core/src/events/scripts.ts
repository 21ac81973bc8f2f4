import { defineScript } from '../redis/script.ts';
import { defineJournalled } from '../sets/sorted/scripts.ts';

/** The scripts of expiry events. Each one's head tells its keys, arguments and reply. */
export const eventScripts = {
  openGroup: defineJournalled(new URL('./open-group.lua', import.meta.url)),
  removeGroup: defineScript(new URL('./remove-group.lua', import.meta.url), 2),
  groups: defineScript(new URL('./groups.lua', import.meta.url), 2),
  receive: defineScript(new URL('./receive.lua', import.meta.url), 1),
  leave: defineScript(new URL('./leave.lua', import.meta.url), 1),
  handOver: defineJournalled(new URL('./hand-over.lua', import.meta.url)),
};
