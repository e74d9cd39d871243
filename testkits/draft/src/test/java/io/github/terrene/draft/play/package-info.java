/** Tests of the package of the same name. */
package io.github.terrene.draft.play;
