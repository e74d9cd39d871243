/** What the classes of this module may know about each other. Start with {@link
 * io.github.terrene.hobe.architecture.ArchitectureTest}.
 */
package io.github.terrene.hobe.architecture;
