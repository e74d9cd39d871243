/** What the scenario languages of all games check. */
package io.github.terrene.testkit.script;
