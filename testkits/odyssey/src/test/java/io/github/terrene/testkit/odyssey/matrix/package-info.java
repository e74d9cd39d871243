/** Rules in a jar. */
package io.github.terrene.testkit.odyssey.matrix;
