/** What the classes of this module may know of each other. Start with {@link
 * io.github.terrene.terralore.architecture.ArchitectureTest}.
 */
package io.github.terrene.terralore.architecture;
