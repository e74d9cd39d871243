/** What the compiler for browsers has to be told, and what stands for classes that browsers do not have: {@link StandIns}. */
@NullMarked
package io.github.terrene.browser.standin;

import org.jspecify.annotations.NullMarked;
