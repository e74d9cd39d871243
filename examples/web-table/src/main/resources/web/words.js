/** The words of this page itself; what is said of games comes from the server. */
import { english } from "./english.js";
import { german } from "./german.js";

/** The words in a language: en or de. */
export function words(language) {
  return language === "de" ? german : english;
}

/** What was chosen before, or what the browser speaks. */
export function preferred() {
  return localStorage.getItem("language") ?? (navigator.language.startsWith("de") ? "de" : "en");
}
