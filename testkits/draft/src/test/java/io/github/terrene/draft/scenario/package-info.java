/** The draft of section 14, told in scenarios. */
package io.github.terrene.draft.scenario;
