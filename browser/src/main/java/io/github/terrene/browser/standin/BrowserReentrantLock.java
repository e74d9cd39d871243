package io.github.terrene.browser.standin;

/** Where there is one thread, there is nothing to lock. */
public class BrowserReentrantLock {
    /** Does nothing. */
    public void lock() {}

    /** Always the one thread has it. */
    public boolean tryLock() {
        return true;
    }

    /** Does nothing. */
    public void unlock() {}
}
