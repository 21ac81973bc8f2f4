import { defineScript } from '../redis/script.ts';

/** The scripts of expiry events. Their headers have keys, arguments and reply. */
export const eventScripts = {
  openGroup: defineScript(new URL('./open-group.lua', import.meta.url)),
  removeGroup: defineScript(new URL('./remove-group.lua', import.meta.url)),
  groups: defineScript(new URL('./groups.lua', import.meta.url)),
  receive: defineScript(new URL('./receive.lua', import.meta.url)),
  settle: defineScript(new URL('./settle.lua', import.meta.url)),
  leave: defineScript(new URL('./leave.lua', import.meta.url)),
  replay: defineScript(new URL('./replay.lua', import.meta.url)),
  handOver: defineScript(new URL('./hand-over.lua', import.meta.url)),
};
