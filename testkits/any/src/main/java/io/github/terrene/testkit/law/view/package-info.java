/**
 * What may be known: views and events leak nothing, imagined games have the view that they come from, and what is drawn is what is shown.
 */
@NullMarked
package io.github.terrene.testkit.law.view;

import org.jspecify.annotations.NullMarked;
