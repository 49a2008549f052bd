"""The games: rules, content and views of one each. They import the kernel and nothing else of ours."""
