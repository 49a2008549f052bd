"""The games: rules, content and pictures of one each. They import only the kernel."""
