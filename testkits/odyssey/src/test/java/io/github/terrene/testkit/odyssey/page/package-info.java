/** The example on the page about perft. */
package io.github.terrene.testkit.odyssey.page;
