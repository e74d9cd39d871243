// Must not compile: an attack in Hobe is from a slot.
import type { Documents } from "./types/terrene-rules-hobe/documents";

export function attacker(action: Documents["action"]): string {
  return action.is === "Attack" ? action.attackr : "";
}
