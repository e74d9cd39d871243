/**
 * Traces every rule to code and to tests. Start with {@link io.github.terrene.testkit.matrix.RuleMatrixTest}.
 */
package io.github.terrene.testkit.matrix;
